import { CommentThread } from '@egcr/comments/web';

import { POST_SUBJECT } from '../../contract/limits.ts';
import type { Post } from '../../contract/shapes.ts';
import { OpenData } from './open-data.tsx';

/** What readers say about a post. */
export function PostThread({ post: { id, is_for_members: isForMembers } }: { readonly post: Post }) {
  return (
    <OpenData>
      <CommentThread kind={POST_SUBJECT} subject={id} isForMembers={isForMembers} />
    </OpenData>
  );
}
