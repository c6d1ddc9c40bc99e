// What `deidkit train --base accurate` needs of this plugin.
import { DeidError, type Span } from '../../../../core/index.js';
import type { RunningModel } from '../../../../core/services.js';
import { Encoder } from '../encoder.js';
import { HeadTagger } from '../head-tagger.js';
import { packaged, readModel } from '../packaged.js';
import { WasmNetwork } from '../wasm-network.js';

/** The accurate model of the package, on which layers of one's own are trained. */
export interface AccurateBase {
  /** CRC-32 of its file. */
  readonly id: string;
  /** How many numbers stand for a word. */
  readonly width: number;
  /** The words of a text, and the numbers of each, one row behind another. */
  encode(text: string): { readonly words: readonly Span[]; readonly rows: Float32Array };
  /** Reads with a layer on top; see `ModelHead` for its weights. */
  tagger(weights: Float32Array, types: number): RunningModel;
}

/** @throws DeidError `model_not_installed` where the package `deidkit-model-names` is missing */
export function accurateBase(): AccurateBase {
  const file = packaged();
  if (file === undefined) throw new DeidError('model_not_installed', ['accurate']);
  const base = readModel(file);
  const encoder = new Encoder(base, new WasmNetwork(base));
  const { id, width } = encoder;
  return {
    id,
    width,
    encode(text) {
      const words = encoder.words(text);
      const rows = new Float32Array(words.length * width);
      let at = 0;
      for (const states of encoder.states(words))
        for (const state of states) {
          rows.set(state, at);
          at += state.length;
        }
      return { words, rows };
    },
    tagger: (weights, types) => new HeadTagger(encoder, { base: id, weights }, types),
  };
}
