export { nearest } from '../../core/hosting.js';
