import { Link } from '@egcr/ui/link';

import { figures } from '../../contract/whitepaper/figures.ts';
import { piecesOf, shownText, type Piece } from '../../contract/whitepaper/pieces.ts';
import { KindMark } from './kind-tag.tsx';
import { usePaper } from './paper-context.ts';
import { Marked } from './search/marked.tsx';

/** A paragraph of the paper: its figures carry their kind, its links lead on, and on paper they tell where. */
export function Paragraph({ block, written }: { readonly block: string; readonly written: string }) {
  const { reader } = usePaper();
  const pieces = piecesOf(written, reader);
  return (
    <p>
      {pieces.map((piece, at) => (
        <Shown key={at} piece={piece} block={block} offset={shownText(pieces.slice(0, at)).length} />
      ))}
    </p>
  );
}

interface ShownProps {
  readonly piece: Piece;
  readonly block: string;
  readonly offset: number;
}

function Shown({ piece, block, offset }: ShownProps) {
  const words = <Marked block={block} shown={piece.shown} offset={offset} />;
  if (piece.kind === 'words') return words;
  if (piece.kind === 'figure')
    return (
      <span className="num font-medium text-ink">
        <bdi>{words}</bdi>
        {'\u00A0'}
        <KindMark kind={figures[piece.name].kind} href={`#figure-${piece.name}`} />
      </span>
    );
  const isHere = piece.href.startsWith('#');
  return (
    <Link href={piece.href} className={isHere ? '' : "print:after:content-['_('_attr(href)_')']"}>
      {words}
    </Link>
  );
}
