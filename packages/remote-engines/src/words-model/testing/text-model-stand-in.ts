import { z } from 'zod';
import {
  type Asked,
  jsonOf,
  openStandIn,
  type StandIn,
  type Told,
} from '../../testing/stand-in.ts';

/** A schema of an answer, as far as OpenAI takes it: every field required, none besides. */
const answerSchemaSchema: z.ZodType = z.lazy(() =>
  z.union([
    z.strictObject({
      $schema: z.string().optional(),
      type: z.literal('object'),
      properties: z.record(z.string(), answerSchemaSchema),
      required: z.array(z.string()),
      additionalProperties: z.literal(false),
    }),
    z.strictObject({
      type: z.literal('array'),
      items: answerSchemaSchema,
      maxItems: z.int().optional(),
    }),
    z.strictObject({ type: z.literal('string'), enum: z.array(z.string()).min(1).optional() }),
  ]),
);

const namedSchema = {
  name: z.string().regex(/^[\w-]{1,64}$/),
  strict: z.literal(true),
  schema: answerSchemaSchema,
};

/** A request of /responses, by OpenAI's openapi.yaml. */
const responsesSchema = z.strictObject({
  model: z.string(),
  input: z.tuple([
    z.strictObject({ role: z.enum(['system', 'developer']), content: z.string().min(1) }),
    z.strictObject({
      role: z.literal('user'),
      content: z.tuple([z.strictObject({ type: z.literal('input_text'), text: z.string() })]),
    }),
  ]),
  max_output_tokens: z.int().min(16),
  text: z.strictObject({
    format: z.strictObject({ type: z.literal('json_schema'), ...namedSchema }),
  }),
  store: z.literal(false),
  include: z.array(z.literal('reasoning.encrypted_content')).optional(),
  reasoning: z.strictObject({ effort: z.enum(['low', 'medium', 'high']) }).optional(),
});

/** A request of /chat/completions, by the same description. */
const chatSchema = z.strictObject({
  model: z.string(),
  messages: z.tuple([
    z.strictObject({ role: z.enum(['system', 'developer']), content: z.string().min(1) }),
    z.strictObject({ role: z.literal('user'), content: z.string() }),
  ]),
  max_tokens: z.int().min(1),
  response_format: z.strictObject({
    type: z.literal('json_schema'),
    json_schema: z.strictObject(namedSchema),
  }),
});

/** A question, as the model sees it. */
export type Question = { model: string; instruction: string; prompt: string; schema: unknown };

/** An answer of the model: an object of the schema, any text, or a refusal. */
export type Reply = { object: unknown } | { text: string } | { refusal: string };

function readResponses(asked: Asked): Question {
  const { model, input, text } = responsesSchema.parse(jsonOf(asked));
  const [{ content: instruction }, { content }] = input;
  return { model, instruction, prompt: content[0].text, schema: text.format.schema };
}

function readChat(asked: Asked): Question {
  const { model, messages, response_format: format } = chatSchema.parse(jsonOf(asked));
  const [{ content: instruction }, { content: prompt }] = messages;
  return { model, instruction, prompt, schema: format.json_schema.schema };
}

function textOf(reply: Reply): string {
  if ('object' in reply) return JSON.stringify(reply.object);
  return 'text' in reply ? reply.text : '';
}

function responsesBody({ model }: Question, reply: Reply): object {
  const content =
    'refusal' in reply
      ? { type: 'refusal', refusal: reply.refusal }
      : { type: 'output_text', text: textOf(reply), annotations: [] };
  return {
    id: 'resp_1',
    object: 'response',
    created_at: 1,
    status: 'completed',
    model,
    output: [
      { type: 'message', id: 'msg_1', role: 'assistant', status: 'completed', content: [content] },
    ],
    usage: { input_tokens: 900, output_tokens: 60, total_tokens: 960 },
  };
}

function chatBody({ model }: Question, reply: Reply): object {
  const refusal = 'refusal' in reply ? reply.refusal : null;
  const content = refusal === null ? textOf(reply) : null;
  return {
    id: 'chat_1',
    object: 'chat.completion',
    created: 1,
    model,
    choices: [
      { index: 0, message: { role: 'assistant', content, refusal }, finish_reason: 'stop' },
    ],
    usage: { prompt_tokens: 900, completion_tokens: 60, total_tokens: 960 },
  };
}

/**
 * Stands for a server that speaks OpenAI's responses and chat, and checks each request by its
 * description. Its model answers every question as `reply` says.
 */
export async function openTextModel({ key }: { key?: string } = {}) {
  const questions: Question[] = [];
  const model: { reply: (question: Question) => Reply } = { reply: () => ({ text: '' }) };

  function answer(asked: Asked): Told {
    const { method, path, headers } = asked;
    if (key !== undefined && headers.authorization !== `Bearer ${key}`) {
      const message = `Incorrect API key: ${headers.authorization}`;
      return { status: 401, body: { error: { code: 'invalid_api_key', message } } };
    }
    const isChat = path === '/v1/chat/completions';
    if (method !== 'POST' || (!isChat && path !== '/v1/responses')) return { status: 404 };
    const question = isChat ? readChat(asked) : readResponses(asked);
    questions.push(question);
    const reply = model.reply(question);
    return { body: isChat ? chatBody(question, reply) : responsesBody(question, reply) };
  }

  const opened: StandIn = await openStandIn(answer);
  return Object.assign(opened, { questions, model, api: new URL('v1', opened.address).href });
}
