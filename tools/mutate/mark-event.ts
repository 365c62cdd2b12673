/** The event of `process` by which a marked function says that it runs. Its value is the mark. */
export const MARK_EVENT = 'egcr-mark';
