import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { EngineDefinition } from '@toile/engines';
import type { BriefKind } from '@toile/tools';
import { z } from 'zod';
import { TOOL_KINDS } from '../vendor/tool-kinds.ts';
import { folderAddress, vendorUrlSchema } from '../vendor/vendor-settings.ts';
import { createComfyEngine } from './comfy-engine.ts';
import type { ComfyWorkflow } from './comfy-order.ts';
import { findPlaces, workflowSchema } from './workflow.ts';

/**
 * Kinds of briefs that a file may serve, by its name. Those of helpers are asked of ComfyUI only
 * where `TOOL_ENGINES` names it for them.
 */
const KINDS: readonly BriefKind[] = [...TOOL_KINDS, 'generate-mask', 'upscale-image'];

/** Inputs of loaders that name a model. */
const MODEL_INPUTS = ['unet_name', 'ckpt_name', 'model_name', 'model'] as const;

/** The workflows that ship with the product; docs/engines.md lists their models. */
const SHIPPED = fileURLToPath(new URL('../../workflows', import.meta.url));

/** Names of the models in a workflow: what its loaders load, without folder and ending. */
function modelOf(workflow: ComfyWorkflow['workflow']): string {
  const named = Object.values(workflow).flatMap(({ inputs }) =>
    MODEL_INPUTS.map((name) => inputs[name]),
  );
  const names = named.filter((name) => typeof name === 'string');
  return names.map((name) => name.replace(/^.*[\\/]|\.\w+$/g, '')).join(', ') || 'ComfyUI';
}

/** The workflow of a kind in a folder. @throws ZodError or WorkflowError for a file that does not fit. */
function readWorkflow(folder: string, kind: BriefKind): ComfyWorkflow[] {
  const path = join(folder, `${kind}.json`);
  if (!existsSync(path)) return [];
  const workflow = workflowSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  findPlaces(workflow);
  return [{ kind, model: modelOf(workflow), workflow }];
}

const readFolder = (folder: string) => KINDS.flatMap((kind) => readWorkflow(folder, kind));

const foldersSchema = z
  .string()
  .default(SHIPPED)
  .transform((folder, context) => {
    const path = resolve(folder);
    try {
      const workflows = statSync(path).isDirectory() ? readFolder(path) : [];
      if (workflows.length > 0) return workflows;
    } catch {
      // Told like a folder without files: the operator reads one sentence.
    }
    context.addIssue({ code: 'custom', message: 'no workflows' });
    return z.NEVER;
  });

const addressesSchema = z
  .string()
  .transform((list) => list.split(/[\s,]+/).filter(Boolean))
  .pipe(z.array(vendorUrlSchema).min(1))
  .transform((list) => list.map(folderAddress))
  .optional();

const SETTINGS = {
  COMFYUI_URL: {
    schema: addressesSchema,
    wants: 'addresses that start with http and have no login, with commas between them',
    meaning:
      'ComfyUI servers that draw in place of the studio engine ([docs/engines.md](docs/engines.md)).',
    fallback: 'none',
  },
  COMFYUI_WORKFLOWS: {
    schema: foldersSchema,
    wants:
      'a folder of workflows in API format, such as create-sketch.json, each with a node titled “toile: result”',
    meaning: 'What ComfyUI runs for each tool.',
    fallback: 'workflows for Qwen-Image',
  },
};

const { COMFYUI_URL, COMFYUI_WORKFLOWS } = SETTINGS;

/** Pictures by ComfyUI, on one or many servers with a graphics card. */
export const comfyui: EngineDefinition = {
  id: 'comfyui',
  settings: SETTINGS,
  create: (read) => {
    const servers = read({ COMFYUI_URL });
    if (!servers) return undefined;
    return createComfyEngine({ servers, workflows: read({ COMFYUI_WORKFLOWS }) });
  },
};
