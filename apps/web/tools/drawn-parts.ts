import type { Plugin } from 'vite';

/**
 * Leaves what these modules list out of the half of the app that draws pages ahead of time: a page that everyone reads is drawn for a reader who
 * is not signed in. Who asks for such a module there is told so, and the page counts as not drawn.
 */
export function leaveUndrawn(lists: RegExp): Plugin {
  return {
    name: 'leave-undrawn',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    load: {
      order: 'pre',
      filter: { id: lists },
      handler: (id) => ({
        code: `throw new Error(${JSON.stringify(`${id} is for people who are signed in: no page is drawn ahead with it`)});`,
        moduleType: 'js',
      }),
    },
  };
}
