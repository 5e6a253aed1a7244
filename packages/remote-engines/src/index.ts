export { comfyui } from './comfyui/comfy-definition.ts';
export { openAiImages } from './openai-images/openai-definition.ts';
