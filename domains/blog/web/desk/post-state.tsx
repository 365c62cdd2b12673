import { Badge } from '@egcr/ui/badge';
import { useText } from '@egcr/web-kit/i18n.tsx';

import type { PostState } from '../../contract/index.ts';
import { deskTexts } from './texts.ts';

const tones = {
  draft: 'neutral',
  in_review: 'warn',
  scheduled: 'info',
  published: 'ok',
  unpublished: 'bad',
} as const;

/** A state in a word. */
export function PostStateBadge({ state }: { readonly state: PostState }) {
  const t = useText(deskTexts);
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>;
}
