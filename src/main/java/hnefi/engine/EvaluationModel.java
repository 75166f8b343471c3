package hnefi.engine;

/// What a search judges positions by.
public sealed interface EvaluationModel permits EvaluationWeights, Network, ShippedNetworks {}
