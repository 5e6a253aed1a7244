/** Content of the picture that a step asks for. The upload step asks for a model. */
export type SourceKind = 'model' | 'sketch' | 'pattern' | 'garment' | 'flatlay';
