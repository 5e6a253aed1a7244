/** What a picture that a step asks for shows. The upload step asks for a model. */
export type SourceKind = 'model' | 'sketch' | 'pattern' | 'garment' | 'flatlay';
