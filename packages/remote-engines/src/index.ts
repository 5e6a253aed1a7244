export { comfyui } from './comfyui/comfy-definition.ts';
