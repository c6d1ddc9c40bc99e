import { culture } from './culture.js';

export const english = culture('en', 'en');
