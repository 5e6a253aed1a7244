import { z } from 'zod';
import {
  type Asked,
  formOf,
  jsonOf,
  openStandIn,
  type StandIn,
  type Told,
} from '../../testing/stand-in.ts';
import { workflowSchema } from '../workflow.ts';
import { openComfyNews } from './comfy-news.ts';
import { type ComfyOrder, type ComfyWork, createComfyWork } from './comfy-work.ts';

const orderSchema = z.strictObject({
  prompt: workflowSchema,
  prompt_id: z.uuid(),
  client_id: z.string(),
  front: z.literal(true).optional(),
});

const idsSchema = z.strictObject({ delete: z.array(z.string()) });
const idSchema = z.strictObject({ prompt_id: z.string() });

export type ComfyStandIn = StandIn & { work: ComfyWork };

type Route = (asked: Asked) => Told | Promise<Told>;

const listed = ({ number, prompt_id, prompt }: ComfyOrder) => [number, prompt_id, prompt, {}, []];

/** Routes of ComfyUI's `server.py` (0.3.64), with the checks that it makes of a request. */
function routesOf(work: ComfyWork): Record<string, Route> {
  const inputs = new Set<string>();
  let count = 0;
  return {
    'GET /system_stats': () => ({ body: { system: { comfyui_version: '0.3.64' } } }),

    'POST /upload/image': async (asked) => {
      const form = await formOf(asked);
      const [image] = form.get('image') ?? [];
      const [folder] = form.get('subfolder') ?? [];
      if (!image || !('bytes' in image) || !folder || !('value' in folder)) return { status: 400 };
      inputs.add(`${folder.value}/${image.filename}`);
      return { body: { name: image.filename, subfolder: folder.value, type: 'input' } };
    },

    'POST /prompt': (asked) => {
      const asOrdered = orderSchema.parse(jsonOf(asked));
      count += 1;
      const order = { ...asOrdered, number: asOrdered.front ? -count : count };
      for (const [id, { class_type: type, inputs: given }] of Object.entries(order.prompt)) {
        if (!type.startsWith('LoadImage') || inputs.has(String(given.image))) continue;
        const errors = [{ type: 'custom_validation_failed' }];
        const error = { type: 'prompt_outputs_failed_validation', message: 'Invalid image file' };
        return { status: 400, body: { error, node_errors: { [id]: { errors } } } };
      }
      work.add(order);
      const { prompt_id, number } = order;
      return { body: { prompt_id, number, node_errors: {} } };
    },

    'GET /object_info/{class}': ({ path }) => {
      const type = path.split('/').at(-1) ?? '';
      const input = work.nodes.get(type);
      return { body: input ? { [type]: { input: { required: input } } } : {} };
    },

    'GET /queue': () => {
      const { running, waiting } = work.list();
      return {
        body: { queue_running: running.map(listed), queue_pending: waiting.map(listed) },
      };
    },

    'POST /queue': (asked) => {
      const { waiting } = work.list();
      const ids = idsSchema.parse(jsonOf(asked)).delete;
      for (const id of ids) if (waiting.some((each) => each.prompt_id === id)) work.stop(id);
      return { body: '' };
    },

    'POST /interrupt': (asked) => {
      const { prompt_id: id } = idSchema.parse(jsonOf(asked));
      if (work.list().running.some((each) => each.prompt_id === id)) work.stop(id);
      return { body: '' };
    },

    'GET /history/{id}': ({ path }) => {
      const id = path.split('/').at(-1) ?? '';
      const entry = work.history.get(id);
      return { body: entry ? { [id]: entry } : {} };
    },

    'POST /history': (asked) => {
      for (const id of idsSchema.parse(jsonOf(asked)).delete) work.history.delete(id);
      return { body: '' };
    },

    'GET /view': ({ query }) => {
      const file = work.outputs.get(query.get('filename') ?? '');
      return file ? { body: file, headers: { 'content-type': 'image/png' } } : { status: 404 };
    },
  };
}

/** Stands for a ComfyUI server; its work can be slowed, and ended in other ways. */
export async function openComfyStandIn(): Promise<ComfyStandIn> {
  const routes: { all: Record<string, Route> } = { all: {} };
  const opened = await openStandIn((asked) => {
    const path = asked.path
      .replace(/(?<=\/history\/).+/, '{id}')
      .replace(/(?<=\/object_info\/).+/, '{class}');
    return routes.all[`${asked.method} ${path}`]?.(asked) ?? { status: 404 };
  });
  const news = openComfyNews(opened);
  const work = createComfyWork(news);
  routes.all = routesOf(work);
  const closeServer = opened.close;
  const close = () => {
    news.close();
    return closeServer();
  };
  return Object.assign(opened, { work, close });
}
