/** Options of all Office formats. */
export const OPTIONS = {
  unscanned: {
    enum: ['keep', 'drop', 'fail'],
    default: 'keep',
    description:
      'What to do with parts of a file that cannot be searched, such as pictures: keep them, take them out, or refuse the file.',
  },
} as const;
