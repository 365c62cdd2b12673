import { chartsOfSection } from '../../contract/whitepaper/charts.ts';
import { figureNames, type FigureReader } from '../../contract/whitepaper/figures.ts';
import { piecesOf, shownText } from '../../contract/whitepaper/pieces.ts';
import { sectionIds, type WhitepaperText } from '../../contract/whitepaper/text.ts';
import type { Block } from './search/find-places.ts';

/** What can be searched, in reading order: headings, paragraphs, what charts are called, and the names of the figures. */
export function blocksOf(text: WhitepaperText, reader: FigureReader): readonly Block[] {
  const sections = sectionIds.flatMap((id): Block[] => {
    const { title, body } = text.sections[id];
    return [
      { id: `${id}.title`, shown: title },
      ...body.map((paragraph, at) => ({ id: `${id}.${at}`, shown: shownText(piecesOf(paragraph, reader)) })),
      ...(chartsOfSection[id] ?? []).flatMap((chart) => [
        { id: `${chart}.chart`, shown: text.charts[chart].title },
        { id: `${chart}.note`, shown: text.charts[chart].note },
      ]),
    ];
  });
  return [...sections, ...figureNames.map((name) => ({ id: `figure.${name}`, shown: text.figures[name] }))];
}

/** Every paragraph as it is read. */
export function paragraphsOf(text: WhitepaperText, reader: FigureReader): readonly string[] {
  return sectionIds.flatMap((id) =>
    text.sections[id].body.map((paragraph) => shownText(piecesOf(paragraph, reader))),
  );
}
