export { aiSdk } from './ai-sdk/ai-definition.ts';
export { comfyui } from './comfyui/comfy-definition.ts';
export { fashn } from './fashn/fashn-definition.ts';
export { openAiImages } from './openai-images/openai-definition.ts';
export { wordsModel } from './words-model/words-definition.ts';
