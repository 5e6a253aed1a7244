import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import type { Workflow } from '../workflow.ts';
import type { ComfyNews } from './comfy-news.ts';

export type ComfyOrder = {
  prompt: Workflow;
  prompt_id: string;
  client_id: string;
  number: number;
};

/** End of a prompt: an error, a picture, or neither. */
export type ComfyOutcome = { error: string } | { picture: Uint8Array } | { nothing: true };

/** Colour of the pictures that it makes. */
export const COMFY_COLOUR = { r: 20, g: 120, b: 160 };

const OUTPUT_NODES: ReadonlySet<string> = new Set(['SaveImage', 'PreviewImage']);

/** A picture of the size that a node of the prompt names. ComfyUI writes its workflow into it. */
function paint({ prompt }: ComfyOrder): Promise<Uint8Array> {
  const sized = Object.values(prompt).find(({ inputs }) => typeof inputs.width === 'number');
  const width = Number(sized?.inputs.width ?? 64);
  const height = Number(sized?.inputs.height ?? 64);
  const png = sharp({ create: { width, height, channels: 3, background: COMFY_COLOUR } }).png();
  return png.withExif({ IFD0: { ImageDescription: 'workflow' } }).toBuffer();
}

/** The queue of a ComfyUI server: one prompt at a time, with news, and a history of their ends. */
export function createComfyWork(news: ComfyNews) {
  const waiting: ComfyOrder[] = [];
  const history = new Map<string, object>();
  const outputs = new Map<string, Uint8Array>();
  let running: ComfyOrder | undefined;
  let interrupted: string | undefined;
  const work = {
    /** Milliseconds that a prompt runs. */
    runsMs: 20,
    /** End of prompts; undefined for a picture of their size. */
    outcome: undefined as ComfyOutcome | undefined,
    /** The nodes that the server has, with their inputs. */
    nodes: new Map<string, Record<string, unknown[]>>(),
    /** Ids of the prompts that were begun, in order. */
    begun: [] as string[],
    stopped: [] as string[],
    history,
    outputs,
    list: () => ({ running: running ? [running] : [], waiting }),
    add,
    stop,
  };

  async function takeSteps(order: ComfyOrder): Promise<void> {
    const { client_id: to, prompt_id } = order;
    for (let value = 1; value <= 4; value += 1) {
      await sleep(work.runsMs / 4);
      if (interrupted === prompt_id) return;
      news.tell(to, 'progress', { value, max: 4, prompt_id, node: '1' });
      if (value === 2) news.show(to, await paint(order));
    }
  }

  async function end(order: ComfyOrder): Promise<void> {
    const outcome = work.outcome ?? { picture: await paint(order) };
    const nodes = Object.entries(order.prompt);
    const [resultId = ''] = nodes.find(([, each]) => OUTPUT_NODES.has(each.class_type)) ?? [];
    const filename = `toile_${outputs.size + 1}.png`;
    if ('picture' in outcome) outputs.set(filename, outcome.picture);
    const images = 'picture' in outcome ? [{ filename, subfolder: '', type: 'output' }] : [];
    const isStopped = interrupted === order.prompt_id;
    const fails = 'error' in outcome || isStopped;
    const ending = fails ? 'execution_error' : 'execution_success';
    const type = isStopped ? 'execution_interrupted' : ending;
    const fault = { exception_type: 'torch.OutOfMemoryError', node_type: 'KSampler' };
    const said = 'error' in outcome ? { ...fault, exception_message: outcome.error } : {};
    const data = { prompt_id: order.prompt_id, ...said };
    news.tell(order.client_id, type, data);
    history.set(order.prompt_id, {
      outputs: fails ? {} : { [resultId]: { images } },
      status: {
        status_str: fails ? 'error' : 'success',
        completed: !fails,
        messages: [[type, data]],
      },
    });
  }

  async function runAll(): Promise<void> {
    if (running) return;
    for (running = waiting.shift(); running; running = waiting.shift()) {
      work.begun.push(running.prompt_id);
      await takeSteps(running);
      await end(running);
    }
  }

  function add(order: ComfyOrder): void {
    waiting.push(order);
    waiting.sort((one, other) => one.number - other.number);
    void runAll();
  }

  /** Takes a prompt out of the queue, or interrupts it. */
  function stop(id: string): void {
    const at = waiting.findIndex((each) => each.prompt_id === id);
    if (at >= 0) waiting.splice(at, 1);
    if (at < 0 && running?.prompt_id !== id) return;
    if (running?.prompt_id === id) interrupted = id;
    work.stopped.push(id);
  }

  return work;
}

export type ComfyWork = ReturnType<typeof createComfyWork>;
