import { Message } from './protobuf.ts';

/** Numbers of ONNX's TensorProto.DataType. */
export const DATA_TYPE = { float: 1, int8: 3, int64: 7, half: 10 } as const;

export type Tensor = {
  name: string;
  dims: readonly number[];
  type: keyof typeof DATA_TYPE;
  raw: Uint8Array;
};

export type Node = {
  op: string;
  inputs: readonly string[];
  output: string;
  attributes?: Record<string, number | string | readonly number[]>;
};

export type Named = { name: string; dims: readonly number[] };

export type Graph = {
  name: string;
  nodes: readonly Node[];
  tensors: readonly Tensor[];
  input: Named;
  outputs: readonly Named[];
};

const OPSET = 13;
const IR_VERSION = 8;

/** An ONNX file (ModelProto) of operators of the standard set 13. Source: onnx.proto of ONNX 1.12. */
export function onnxFile({ name, nodes, tensors, input, outputs }: Graph): Buffer {
  const graph = new Message();
  for (const node of nodes) graph.bytes(1, nodeMessage(node));
  graph.bytes(2, name);
  for (const tensor of tensors) graph.bytes(5, tensorMessage(tensor));
  graph.bytes(11, valueMessage(input));
  for (const output of outputs) graph.bytes(12, valueMessage(output));
  return new Message()
    .integer(1, IR_VERSION)
    .bytes(2, 'toile')
    .bytes(7, graph)
    .bytes(8, new Message().bytes(1, '').integer(2, OPSET))
    .finish();
}

/** What makes values within the graph of an ONNX file its outputs too, where it follows the file's bytes. */
export function outputsOf(values: readonly string[]): Buffer {
  const graph = new Message();
  const floats = new Message().bytes(1, new Message().integer(1, DATA_TYPE.float));
  for (const name of values) graph.bytes(12, new Message().bytes(1, name).bytes(2, floats));
  return new Message().bytes(7, graph).finish();
}

function nodeMessage({ op, inputs, output, attributes = {} }: Node): Message {
  const message = new Message();
  for (const input of inputs) message.bytes(1, input);
  message.bytes(2, output).bytes(3, output).bytes(4, op);
  for (const [name, value] of Object.entries(attributes)) {
    message.bytes(5, attributeMessage(name, value));
  }
  return message;
}

function attributeMessage(name: string, value: number | string | readonly number[]): Message {
  const message = new Message().bytes(1, name);
  if (typeof value === 'string') return message.bytes(4, value).integer(20, 3);
  if (typeof value === 'number') return message.integer(3, value).integer(20, 2);
  for (const entry of value) message.integer(8, entry);
  return message.integer(20, 7);
}

function tensorMessage({ name, dims, type, raw }: Tensor): Message {
  const message = new Message();
  for (const size of dims) message.integer(1, size);
  return message.integer(2, DATA_TYPE[type]).bytes(8, name).bytes(9, raw);
}

function valueMessage({ name, dims }: Named): Message {
  const shape = new Message();
  for (const size of dims) shape.bytes(1, new Message().integer(1, size));
  const tensor = new Message().integer(1, DATA_TYPE.float).bytes(2, shape);
  return new Message().bytes(1, name).bytes(2, new Message().bytes(1, tensor));
}
