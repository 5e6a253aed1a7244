import type { Node, Tensor } from './onnx-file.ts';
import type { TfModel, TfWeight } from './tfjs-model.ts';
import { transposed } from './transposed.ts';

/** Gathers the nodes and tensors of an ONNX graph; each function answers the name of what it laid. */
export function createGraphBuilder({ weights }: TfModel) {
  const nodes: Node[] = [];
  const tensors: Tensor[] = [];

  function emit(name: string, node: Omit<Node, 'output'>): string {
    nodes.push({ ...node, output: name });
    return name;
  }

  function weightOf(name: string): TfWeight {
    const weight = weights.get(name);
    if (!weight) throw new Error(`${name} is no weight`);
    return weight;
  }

  /** A weight of halves in ONNX's order of axes. */
  function layWeight(name: string, axes: readonly number[], dims?: readonly number[]): string {
    const { halves, shape } = weightOf(name);
    if (!halves) throw new Error(`${name} holds no floats`);
    const turned = transposed(halves, shape, axes);
    const stored = `${name}_${axes.join('')}`;
    const raw = new Uint8Array(turned.values.buffer);
    tensors.push({ name: `${stored}_half`, dims: dims ?? turned.shape, type: 'half', raw });
    return emit(stored, { op: 'Cast', inputs: [`${stored}_half`], attributes: { to: 1 } });
  }

  function layIntegers(name: string, values: readonly number[]): string {
    const raw = new Uint8Array(BigInt64Array.from(values, BigInt).buffer);
    tensors.push({ name, dims: [values.length], type: 'int64', raw });
    return name;
  }

  function activate(name: string, activation: string, input: string): string {
    if (activation === 'Relu') return emit(name, { op: 'Relu', inputs: [input] });
    if (activation !== 'Relu6') throw new Error(`${activation} is not known`);
    const floor = emit(`${name}_floor`, { op: 'Relu', inputs: [input] });
    const six = new Uint8Array(Float32Array.of(6).buffer);
    tensors.push({ name: `${name}_six`, dims: [], type: 'float', raw: six });
    return emit(name, { op: 'Min', inputs: [floor, `${name}_six`] });
  }

  return { nodes, tensors, emit, weightOf, layWeight, layIntegers, activate };
}
