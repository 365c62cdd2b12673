import { Badge } from '@egcr/ui/badge';
import { Card } from '@egcr/ui/card';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { directionOf } from '@egcr/web-kit/languages';

import type { PostCard } from '../../contract/index.ts';
import { postPath } from '../addresses.ts';
import { PostPicture } from '../post/post-picture.tsx';
import { partTexts } from './texts.ts';

interface PostRowProps {
  readonly card: PostCard;
  /** 3 below a heading of its own. */
  readonly headingLevel?: 2 | 3;
  /** The post that is shown first. */
  readonly isFirst?: boolean;
}

/** A post in a list: what it is about, its title and excerpt, who wrote it and when. */
export function PostRow({ card, headingLevel = 2, isFirst = false }: PostRowProps) {
  const own = { lang: card.language, dir: directionOf(card.language) };
  return (
    <li className={isFirst ? 'grid sm:col-span-full' : 'grid'}>
      <Card
        title={<span {...own}>{card.title}</span>}
        href={postPath(card.slug)}
        headingLevel={headingLevel}
        tone={isFirst ? 'brand' : 'plain'}
        padding={isFirst ? 'large' : 'medium'}
      >
        {card.cover && (
          <PostPicture shown={card.cover} isFirst={isFirst} sizes="(min-width: 40rem) 28rem, 88vw" />
        )}
        <p className="text-ink-2">
          <span {...own}>{card.excerpt}</span>
        </p>
        <PostFacts card={card} />
      </Card>
    </li>
  );
}

function PostFacts({ card }: { readonly card: PostCard }) {
  const t = useText(partTexts);
  const formats = useFormats();
  return (
    <p className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
      <bdi>{card.category.name}</bdi>
      {[card.author, ...card.co_authors].map(({ id, name }) => (
        <bdi key={id}>{name}</bdi>
      ))}
      <time dateTime={card.published_at} className="num">
        {formats.date(card.published_at)}
      </time>
      <span>{t('minutes', { minutes: card.reading_minutes })}</span>
      {card.is_for_members && <Badge tone="brand">{t('members')}</Badge>}
      {card.is_sample && <Badge>{t('sample')}</Badge>}
    </p>
  );
}
