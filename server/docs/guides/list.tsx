import type { Guide } from './guide.js';
import { jobs } from './jobs.js';
import { files, goingLive, limits } from './run.js';
import { embedding, firstCall, levels, modes } from './start.js';

/** The guides, in reading order. */
export const GUIDES: readonly Guide[] = [firstCall, embedding, modes, levels, files, jobs, limits, goingLive];
