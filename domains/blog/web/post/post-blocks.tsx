import { Badge } from '@egcr/ui/badge';
import { Link } from '@egcr/ui/link';
import { useDayText } from '@egcr/web-kit/day-text';
import { useText } from '@egcr/web-kit/i18n.tsx';

import type { PostBlock, PostBody, PostSpan } from '../../contract/post-body.ts';
import { MEASURED_BY, partId } from '../../contract/post-parts.ts';
import { PostPicture } from './post-picture.tsx';
import { postTexts } from './texts.ts';

/** A post's parts, each as the element that it is. */
export function PostBlocks({ body }: { readonly body: PostBody }) {
  return body.map((block, at) => <Block key={at} id={partId(at)} block={block} />);
}

interface BlockProps {
  /** Its name in the address of the page. */
  readonly id: string;
  readonly block: PostBlock;
}

function Block({ id, block }: BlockProps) {
  switch (block.type) {
    case 'heading':
      return block.level === 2 ? (
        <h2 id={id} className="scroll-mt-24 text-xl">
          {block.text}
        </h2>
      ) : (
        <h3 id={id} className="scroll-mt-24 text-lg">
          {block.text}
        </h3>
      );
    case 'paragraph':
      return (
        <p>
          <Spans spans={block.spans} />
        </p>
      );
    case 'list':
      return <List block={block} />;
    case 'quote':
      return (
        <blockquote className="border-s-2 border-brand-text ps-5">
          <p className="text-lg">{block.text}</p>
          {block.by && <p className="text-sm text-ink-2">{block.by}</p>}
        </blockquote>
      );
    case 'code':
      return (
        <pre dir="ltr" className="rounded-md bg-sunken p-4 text-sm whitespace-pre-wrap">
          <code>{block.text}</code>
        </pre>
      );
    case 'table':
      return <Table block={block} />;
    case 'notice':
      return <p className="rounded-md border border-info/30 bg-info-soft p-4">{block.text}</p>;
    case 'picture':
      return (
        <figure className="flex flex-col gap-2">
          <PostPicture shown={block} />
          {block.caption !== '' && <figcaption className="text-sm text-ink-2">{block.caption}</figcaption>}
        </figure>
      );
    default:
      return <Figure block={block} />;
  }
}

type BlockOf<Type extends PostBlock['type']> = Extract<PostBlock, { readonly type: Type }>;

function List({ block }: { readonly block: BlockOf<'list'> }) {
  const items = block.items.map((item, at) => (
    <li key={at}>
      <Spans spans={item} />
    </li>
  ));
  return block.is_numbered ? (
    <ol className="flex list-decimal flex-col gap-1.5 ps-6">{items}</ol>
  ) : (
    <ul className="flex list-disc flex-col gap-1.5 ps-6">{items}</ul>
  );
}

function Table({ block }: { readonly block: BlockOf<'table'> }) {
  return (
    <table className="w-full text-start text-sm">
      <caption className="pb-2 text-start font-semibold">{block.caption}</caption>
      <thead>
        <tr className="border-b border-line">
          {block.head.map((cell, at) => (
            <th key={at} scope="col" className="p-2 text-start">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {block.rows.map((row, at) => (
          <tr key={at} className="border-b border-line">
            {row.map((cell, column) => (
              <td key={column} className="num p-2">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A figure says what it is, where it comes from and of which day it is. */
function Figure({ block }: { readonly block: BlockOf<'figure'> }) {
  const t = useText(postTexts);
  const dayText = useDayText();
  return (
    <figure className="card flex flex-col gap-3 p-5">
      <Badge tone={block.kind === 'measured' ? 'ok' : 'neutral'}>{t(`figure.${block.kind}`)}</Badge>
      <p>
        <strong className="num block text-2xl">{block.value}</strong>
        {block.text}
      </p>
      <figcaption className="flex flex-wrap gap-x-4 text-sm text-ink-2">
        {block.measure === undefined ? (
          <span>{t('source', { source: block.source })}</span>
        ) : (
          <Link href={MEASURED_BY} target="_self">
            {t('source', { source: block.source })}
          </Link>
        )}
        <time dateTime={block.on} className="num">
          {dayText(block.on)}
        </time>
      </figcaption>
    </figure>
  );
}

function Spans({ spans }: { readonly spans: readonly PostSpan[] }) {
  return spans.map((span, at) => <Span key={at} span={span} />);
}

function Span({ span: { text, strong, href } }: { readonly span: PostSpan }) {
  const said = strong ? <strong>{text}</strong> : text;
  return href === undefined ? said : <Link href={href}>{said}</Link>;
}
