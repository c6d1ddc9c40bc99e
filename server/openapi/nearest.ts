export { nearest } from '../../core/index.js';
