import { generationAnswerSchema, imageEventSchema, jobAcceptedSchema } from '@toile/contract';
import type { Engine } from '@toile/engines';
import type { SafetyCheck } from '@toile/studio';
import type { ImageBrief } from '@toile/tools';
import { afterAll, beforeEach } from 'vitest';
import { openLocalFiles } from '../adapters/files/local-files.ts';
import { RUN_SLOT_TASK } from '../modules/generations/jobs/run-ticks.ts';
import { startGenerationsWorker } from '../modules/generations/slots/generations.worker.ts';
import type { MultipartForm } from './multipart.ts';
import { createProbeEngine } from './probe-engine.ts';
import { getProbeTool } from './probe-tools.ts';
import { createTestApp } from './test-app.ts';
import type { TestBrowser } from './test-browser.ts';

export const START = '/api/generate-image-with-sse/';
export const REROLL = '/api/reroll-output-with-sse/';

/** Region map of every picture that the test engine draws from words alone. */
export const REGIONS = new TextEncoder().encode('which region is where');
export const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"/>';

/**
 * The application with all tools in service, and an engine that records its briefs. Call it once,
 * at the top of a test file.
 */
export async function createPictureRuns(
  settings: Readonly<Record<string, string>> = {},
  { safetyCheck }: { safetyCheck?: SafetyCheck } = {},
) {
  const briefs: ImageBrief[] = [];
  const probe = createProbeEngine(
    (brief) => {
      briefs.push(brief);
      if (Object.keys(brief.images).length > 0) return { digitalSourceType: 'composite' };
      return { companions: { regionMap: REGIONS, svg: SVG } };
    },
    [
      'create-sketch',
      'sketch-to-image',
      'pattern-to-image',
      'create-background',
      'swap-garment',
      'generate-mask',
      'photo-parts',
      'preview-background',
      'preview-flatlay',
      'preview-swap',
    ],
  );
  const offer = { model: 'probe 1', method: 'rules', isRepeatable: false } as const;
  const engine: Engine = {
    ...probe,
    offerOf: () => ({ ...offer, posesPeople: false, takesBackdrop: true }),
  };
  const environment = { WELCOME_CREDITS: '100000', ...settings };
  const testApp = await createTestApp({ engine, getTool: getProbeTool, environment, safetyCheck });
  const { services, dataDir } = testApp;
  const worker = startGenerationsWorker({ ...services, ...services.config });
  afterAll(() => worker.stop(0));
  beforeEach(() => {
    briefs.length = 0;
  });

  async function work(): Promise<void> {
    await worker.tasks[RUN_SLOT_TASK]?.();
  }

  /** The image event in the stream of a job. */
  async function imageOf(browser: TestBrowser, jobId: string) {
    const { body } = await browser.get(`/api/stream-image-generation/${jobId}/`);
    const data = /^event: image\ndata: (.*)$/m.exec(body)?.[1] ?? '{}';
    return imageEventSchema.parse(JSON.parse(data));
  }

  /** Orders a run of one image and runs it. */
  async function make(browser: TestBrowser, form: MultipartForm, url = START) {
    const answer = await browser.post(url, { multipart: form });
    const { job_id: jobId } = jobAcceptedSchema.parse(answer.json());
    await work();
    return { jobId, ...(await imageOf(browser, jobId)) };
  }

  return {
    ...testApp,
    briefs,
    files: await openLocalFiles(`${dataDir}/files`),
    work,
    make,
    imageOf,
    sketch: (browser: TestBrowser) =>
      make(browser, { ai_model: 'create-sketch', text_prompt: 'a gown' }),
    detailsOf: async (browser: TestBrowser, id: string) => {
      const answer = await browser.get(`/api/get-generation/${id}/`);
      return generationAnswerSchema.parse(answer.json()).generation_data;
    },
  };
}
