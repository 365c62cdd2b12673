/** Slots of the blog. */
export interface BlogSlots {
  /** Beside the list of posts of those who write: what becomes of posts outside the blog. */
  readonly 'blog-desk.beside': 'part';
}
