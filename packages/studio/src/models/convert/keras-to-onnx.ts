import type { KerasLayer, KerasModel, KerasWeight } from './keras-model.ts';
import type { Node, Tensor } from './onnx-file.ts';
import { transposed } from './transposed.ts';

type Converted = { nodes: Node[]; tensors: Tensor[] };

/** Layers that do nothing once a model is trained. */
const PASSED = new Set(['Dropout', 'InputLayer']);

/**
 * A model of Keras' layers as ONNX, channels first; its input is `picture`. Normalisations are
 * worked into the convolutions before them. Throws for layers that our models do not have.
 */
export function convertLayers({ layers, weights }: KerasModel): Converted {
  const nodes: Node[] = [];
  const tensors: Tensor[] = [];
  const byName = new Map(layers.map((layer) => [layer.name, layer]));
  const names = new Map<string, string>();

  function emit(output: string, node: Omit<Node, 'output'>): string {
    nodes.push({ ...node, output });
    return output;
  }

  function lay(name: string, values: Float32Array, dims: readonly number[]): string {
    const raw = new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
    tensors.push({ name, dims, type: 'float', raw });
    return name;
  }

  function weightOf(layer: KerasLayer, role: string): KerasWeight {
    const weight = weights.get(`${layer.name}/${role}`);
    if (!weight) throw new Error(`${layer.name} has no ${role}`);
    return weight;
  }

  function sourcesOf(layer: KerasLayer): string[] {
    return (layer.inbound_nodes[0] ?? []).map(([name]) => name);
  }

  function layerBefore(layer: KerasLayer): KerasLayer {
    const before = byName.get(sourcesOf(layer)[0] ?? '');
    if (!before) throw new Error(`Nothing leads to ${layer.name}`);
    return before;
  }

  /** Normalisation of each channel: value × factor + shift. */
  function normalOf(layer: KerasLayer) {
    const [gamma, beta, mean, variance] = ['gamma', 'beta', 'moving_mean', 'moving_variance'].map(
      (role) => weightOf(layer, role).values,
    );
    const epsilon = layer.config.epsilon ?? 0;
    const factor = gamma.map((value, i) => value / Math.sqrt(variance[i] + epsilon));
    return { factor, shift: beta.map((value, i) => value - mean[i] * factor[i]) };
  }

  /** A convolution and the normalisation after it, as one. */
  function convolution(normal: KerasLayer): string {
    const layer = layerBefore(normal);
    const isDepthwise = layer.class_name === 'DepthwiseConv2D';
    if (!isDepthwise && layer.class_name !== 'Conv2D') {
      throw new Error(`${normal.name} follows no convolution`);
    }
    const { factor, shift } = normalOf(normal);
    const kernel = weightOf(layer, isDepthwise ? 'depthwise_kernel' : 'kernel');
    const turned = transposed(
      kernel.values,
      kernel.shape,
      isDepthwise ? [2, 3, 0, 1] : [3, 2, 0, 1],
    );
    const each = turned.values.length / factor.length;
    const scaled = turned.values.map((value, i) => value * factor[Math.floor(i / each)]);
    const weight = lay(`${layer.name}_kernel`, scaled, turned.shape);
    const bias = lay(`${layer.name}_bias`, shift, [shift.length]);
    const padding = layerBefore(layer);
    const isPadded = padding.class_name === 'ZeroPadding2D';
    const source = answerOf((isPadded ? sourcesOf(padding) : sourcesOf(layer))[0] ?? '');
    return emit(normal.name, {
      op: 'Conv',
      inputs: [source, weight, bias],
      attributes: {
        strides: layer.config.strides ?? [1, 1],
        group: isDepthwise ? factor.length : 1,
        ...(isPadded ? { pads: padsOf(padding) } : { auto_pad: autoPad(layer) }),
      },
    });
  }

  function activate(name: string, activation: string | undefined, input: string): string {
    if (activation === 'relu') return emit(name, { op: 'Relu', inputs: [input] });
    if (activation !== 'softmax') throw new Error(`${activation} of ${name} is not known`);
    return emit(name, { op: 'Softmax', inputs: [input], attributes: { axis: -1 } });
  }

  function dense(layer: KerasLayer): string {
    const { name } = layer;
    const [kernel, bias] = ['kernel', 'bias'].map((role) => weightOf(layer, role));
    const weight = lay(`${name}_kernel`, kernel.values, kernel.shape);
    const added = lay(`${name}_bias`, bias.values, bias.shape);
    const inputs = [answerOf(sourcesOf(layer)[0] ?? ''), weight, added];
    const linear = emit(`${name}_linear`, { op: 'Gemm', inputs });
    return activate(name, layer.config.activation, linear);
  }

  function limited(layer: KerasLayer): string {
    const { name } = layer;
    const limit = layer.config.max_value ?? undefined;
    if (limit === undefined) throw new Error(`${name} has no limit`);
    const floor = emit(`${name}_floor`, {
      op: 'Relu',
      inputs: [answerOf(sourcesOf(layer)[0] ?? '')],
    });
    const most = lay(`${name}_limit`, Float32Array.of(limit), []);
    return emit(name, { op: 'Min', inputs: [floor, most] });
  }

  function convert(layer: KerasLayer): string {
    const { name, class_name: kind, config } = layer;
    const [source = ''] = sourcesOf(layer);
    if (kind === 'InputLayer') return 'picture';
    if (PASSED.has(kind)) return answerOf(source);
    if (kind === 'BatchNormalization') return convolution(layer);
    if (kind === 'ReLU') return limited(layer);
    if (kind === 'Dense') return dense(layer);
    if (kind === 'Add') return emit(name, { op: 'Add', inputs: sourcesOf(layer).map(answerOf) });
    if (kind === 'Flatten') return emit(name, { op: 'Flatten', inputs: [answerOf(source)] });
    if (kind !== 'AveragePooling2D') throw new Error(`${kind} of ${name} is not known`);
    const attributes = { kernel_shape: config.pool_size ?? [], strides: config.strides ?? [] };
    return emit(name, { op: 'AveragePool', inputs: [answerOf(source)], attributes });
  }

  /** The ONNX name of a layer's answer, converting what leads to it. */
  function answerOf(name: string): string {
    const known = names.get(name);
    if (known !== undefined) return known;
    const layer = byName.get(name);
    if (!layer) throw new Error(`${name} is no layer`);
    const converted = convert(layer);
    names.set(name, converted);
    return converted;
  }

  answerOf(layers.at(-1)?.name ?? '');
  return { nodes, tensors };
}

/** Rows and columns before and after, in ONNX's order. */
function padsOf({ name, config: { padding } }: KerasLayer): number[] {
  if (!Array.isArray(padding)) throw new Error(`${name} has no widths`);
  const [rows, columns] = padding;
  return [rows[0], columns[0], rows[1], columns[1]];
}

function autoPad({ config: { padding } }: KerasLayer): string {
  return padding === 'same' ? 'SAME_UPPER' : 'VALID';
}
