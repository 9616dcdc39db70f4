import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setThreadsCount, setWasmPaths } from '@tensorflow/tfjs-backend-wasm';
import { type GraphModel, loadGraphModel } from '@tensorflow/tfjs-converter';
import * as tf from '@tensorflow/tfjs-core';

/** Pixels a side that the network looks at. */
export const inputSide = 160;

/** Three depths of the network: what it calls things, their parts, their colours and patterns. */
const layers = [
  'tower_0/extern1/hard_swish/mul_1',
  'tower_0/MobilenetV3/expanded_conv_12/project/BatchNorm/FusedBatchNorm',
  'tower_0/MobilenetV3/expanded_conv_9/add',
];

interface Graph {
  readonly format: string;
  readonly modelTopology: {
    readonly node: readonly { op: string; attr: { shape?: { shape: { dim: { size: string }[] } } } }[];
  };
  readonly signature: { inputs: Record<string, { tensorShape: { dim: { size: string }[] } }> };
  readonly weightsManifest: readonly { weights: never[] }[];
}

/** The detector was saved for one larger picture at a time; its layers do not care. */
function forPictures(graph: Graph, side: number): void {
  const shapes = [
    ...graph.modelTopology.node.filter(({ op }) => op === 'Placeholder').map(({ attr }) => attr.shape?.shape.dim ?? []),
    ...Object.values(graph.signature.inputs).map(({ tensorShape }) => tensorShape.dim),
  ];
  const sizes = [-1, side, side];
  for (const dims of shapes) for (const [at, dim] of dims.slice(0, 3).entries()) dim.size = String(sizes[at]);
}

/** The network is the MobileNetV3 of a detector that the package carries for its own use. */
const networkFiles = () => ({
  graph: new URL('../models/centernet.json', import.meta.resolve('@vladmandic/human')),
  weights: new URL('../models/centernet.bin', import.meta.resolve('@vladmandic/human')),
});

/** Which of them is taken depends on the machine. */
const wasmFiles = () => [
  new URL('tfjs-backend-wasm.wasm', import.meta.resolve('@tensorflow/tfjs-backend-wasm')),
  new URL('tfjs-backend-wasm-simd.wasm', import.meta.resolve('@tensorflow/tfjs-backend-wasm')),
  new URL('tfjs-backend-wasm-threaded-simd.wasm', import.meta.resolve('@tensorflow/tfjs-backend-wasm')),
];

async function open(): Promise<GraphModel> {
  const paths = wasmFiles().map((file) => fileURLToPath(file));
  setWasmPaths(Object.fromEntries(paths.map((path) => [basename(path), path])));
  // Threads of its own would need more cores than they save time.
  setThreadsCount(1);
  await tf.setBackend('wasm');
  const files = networkFiles();
  const [text, weights] = await Promise.all([readFile(files.graph, 'utf8'), readFile(files.weights)]);
  const graph = JSON.parse(text) as Graph;
  forPictures(graph, inputSide);
  return loadGraphModel({
    load: async () => ({
      modelTopology: graph.modelTopology,
      format: graph.format,
      signature: graph.signature,
      weightSpecs: graph.weightsManifest.flatMap((group) => group.weights),
      weightData: new Uint8Array(weights).buffer,
    }),
  });
}

let opening: Promise<GraphModel> | undefined;

/** What the network sees in pictures of `inputSide` squared, straight RGB, averaged over each. All at once is faster. */
export async function perceive(pictures: readonly Uint8Array[]): Promise<Float32Array[]> {
  opening ??= open();
  const model = await opening;
  const pixels = new Float32Array(pictures.length * inputSide * inputSide * 3);
  for (const [at, picture] of pictures.entries()) pixels.set(picture, at * inputSide * inputSide * 3);
  const seen = tf.tidy(() => {
    const input = tf.tensor4d(pixels, [pictures.length, inputSide, inputSide, 3]);
    const maps = model.execute(input, layers) as tf.Tensor4D[];
    return tf
      .concat(
        maps.map((map) => tf.mean(map, [1, 2])),
        1,
      )
      .dataSync() as Float32Array;
  });
  const size = seen.length / pictures.length;
  return pictures.map((_, at) => seen.slice(at * size, (at + 1) * size));
}
