/** Where everyone reads the blog. */
export const openPaths = {
  blog: '/api/v1/blog',
  posts: '/api/v1/blog/posts',
  post: '/api/v1/blog/posts/:slug',
  author: '/api/v1/blog/authors/:author',
} as const;
