import { createGraphBuilder } from './graph-builder.ts';
import type { Node, Tensor } from './onnx-file.ts';
import type { TfModel, TfNode } from './tfjs-model.ts';

type Converted = { nodes: Node[]; tensors: Tensor[] };

/** Operators that only change how a picture's batch is wrapped: nothing is left of them. */
const PASSED = new Set(['Cast', 'Unpack', 'ExpandDims', 'Squeeze', 'Identity']);

const ELEMENTWISE = new Map([
  ['Add', 'Add'],
  ['AddV2', 'Add'],
  ['AddN', 'Add'],
  ['Sub', 'Sub'],
  ['Mul', 'Mul'],
]);

/**
 * The part of a TensorFlow.js graph model that leads to `outputs`, as ONNX. Pictures are laid
 * out channels first, so the weights are transposed once, here. Weights stay halves in the file and
 * are widened when it is loaded. Throws for operators that our models do not have.
 */
export function convertGraph(model: TfModel, outputs: readonly string[]): Converted {
  const byName = new Map(model.nodes.map((node) => [node.name, node]));
  const names = new Map<string, string>();
  const builder = createGraphBuilder(model);
  const { emit, weightOf, layWeight, layIntegers, activate } = builder;

  /** An operand of an elementwise operator: a value, a scalar, one number a channel or a pixel. */
  function operand(name: string): string {
    if (!model.weights.has(name)) return value(name);
    const { shape } = weightOf(name);
    const axes = shape.map((_, axis) => axis);
    if (shape.length === 3 && shape[2] === 1)
      return layWeight(name, axes, [1, 1, ...shape.slice(0, 2)]);
    const flat = shape.filter((size) => size > 1);
    if (flat.length > 1) throw new Error(`${name} is more than a number a channel`);
    return layWeight(name, axes, flat.length === 0 ? [] : [1, flat[0], 1, 1]);
  }

  function convolution(node: TfNode): string {
    const [picture, kernel, bias] = node.input;
    const isDepthwise = node.op.includes('Depthwise');
    const weight = layWeight(kernel, isDepthwise ? [2, 3, 0, 1] : [3, 2, 0, 1]);
    const inputs = [value(picture), weight, ...(bias ? [layWeight(bias, [0])] : [])];
    const group = isDepthwise ? weightOf(kernel).shape[2] : 1;
    const activation = fusedOps(node).find((op) => op !== 'BiasAdd');
    const attributes = { ...windowOf(node), group };
    if (!activation) return emit(node.name, { op: 'Conv', inputs, attributes });
    const linear = emit(`${node.name}_linear`, { op: 'Conv', inputs, attributes });
    return activate(node.name, activation, linear);
  }

  function transposedConvolution(node: TfNode): string {
    const [, kernel, picture] = node.input;
    const inputs = [value(picture), layWeight(kernel, [3, 2, 0, 1])];
    return emit(node.name, { op: 'ConvTranspose', inputs, attributes: windowOf(node) });
  }

  function resize(node: TfNode): string {
    const [picture, size] = node.input;
    if (!node.attr.half_pixel_centers?.b) throw new Error(`${node.name} samples at corners`);
    const source = value(picture);
    const { integers } = weightOf(size);
    if (!integers) throw new Error(`${node.name} has no fixed size`);
    const shape = emit(`${node.name}_shape`, { op: 'Shape', inputs: [source] });
    const [start, end, axis] = [0, 2, 0].map((at, index) =>
      layIntegers(`${node.name}_slice${index}`, [at]),
    );
    const kept = emit(`${node.name}_kept`, { op: 'Slice', inputs: [shape, start, end, axis] });
    const wanted = layIntegers(`${node.name}_size`, [...integers]);
    const sizes = emit(`${node.name}_sizes`, {
      op: 'Concat',
      inputs: [kept, wanted],
      attributes: { axis: 0 },
    });
    return emit(node.name, {
      op: 'Resize',
      inputs: [source, '', '', sizes],
      attributes: { mode: 'linear', coordinate_transformation_mode: 'half_pixel' },
    });
  }

  function average(node: TfNode): string {
    const kernel = numbers(node, 'ksize').slice(1, 3);
    const attributes = { kernel_shape: kernel, strides: numbers(node, 'strides').slice(1, 3) };
    return emit(node.name, { op: 'AveragePool', inputs: [value(node.input[0])], attributes });
  }

  function convert(node: TfNode): string {
    const { name, op, input } = node;
    if (op === 'Placeholder') return 'picture';
    if (PASSED.has(op)) return value(input[0]);
    if (op === 'Conv2DBackpropInput') return transposedConvolution(node);
    if (op.includes('Conv')) return convolution(node);
    if (op === 'Sigmoid') return emit(name, { op, inputs: [value(input[0])] });
    if (op === 'Relu' || op === 'Relu6') return activate(name, op, value(input[0]));
    if (op === 'ResizeBilinear') return resize(node);
    if (op === 'AvgPool') return average(node);
    const plain = ELEMENTWISE.get(op);
    if (!plain) throw new Error(`${op} of ${name} is not known`);
    return emit(name, { op: plain, inputs: input.map(operand) });
  }

  /** The ONNX name of a value, converting what leads to it. */
  function value(name: string): string {
    const known = names.get(name);
    if (known) return known;
    const node = byName.get(name);
    if (!node) throw new Error(`${name} is not in the graph`);
    const converted = convert(node);
    names.set(name, converted);
    return converted;
  }

  for (const output of outputs) value(output);
  return { nodes: builder.nodes, tensors: builder.tensors };
}

const numbers = (node: TfNode, key: string) => (node.attr[key]?.list?.i ?? []).map(Number);
const text = (base64: string) => Buffer.from(base64, 'base64').toString();
const fusedOps = (node: TfNode) => (node.attr.fused_ops?.list?.s ?? []).map(text);

function windowOf(node: TfNode) {
  return {
    strides: numbers(node, 'strides').slice(1, 3),
    auto_pad: text(node.attr.padding?.s ?? '') === 'SAME' ? 'SAME_UPPER' : 'VALID',
  };
}
