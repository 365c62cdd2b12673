import { Plus, Send } from 'lucide-react';

import { Badge } from '../../src/badge.tsx';
import { Card } from '../../src/card.tsx';
import { LinkRow } from '../../src/link-row.tsx';
import { QUEUE_LOOK, QueueAndOpen, QueueLine, QueueReference, QueueRow } from '../../src/queue.tsx';
import { TaskRow } from '../../src/task-row.tsx';
import { Section } from '../section.tsx';
import type { Texts } from '../texts.ts';

/** Work that waits for staff, and what a person may do next. */
export function WorkSection({ texts }: { readonly texts: Texts }) {
  return (
    <Section id="work" title={texts.section.work}>
      <QueueAndOpen
        queue={
          <ul className={QUEUE_LOOK}>
            <QueueRow
              href="#work"
              isOpen
              title={texts.cardTitle}
              mark={<Badge tone="warn">{texts.waiting}</Badge>}
            >
              <QueueLine>
                <bdi>Nguyễn Thị Ánh</bdi>
                <QueueReference>C-2026-0042</QueueReference>
              </QueueLine>
            </QueueRow>
            <QueueRow
              href="#work"
              isOpen={false}
              title={texts.reserveTitle}
              mark={<Badge tone="bad">{texts.refused}</Badge>}
            >
              <QueueLine>
                <bdi>Amara Diallo</bdi>
                <QueueReference>C-2026-0017</QueueReference>
              </QueueLine>
            </QueueRow>
          </ul>
        }
        open={<Card title={texts.cardTitle} description={texts.cardText} />}
      />
      <ul className="card flex flex-col divide-y divide-line">
        <LinkRow href="#work" title={texts.cardTitle} facts={<bdi>Amara Diallo</bdi>}>
          <Badge tone="warn">{texts.waiting}</Badge>
        </LinkRow>
      </ul>
      <ul>
        <TaskRow href="#work" Icon={Plus} title={texts.add} text={texts.cardText} />
        <TaskRow href="#work" Icon={Send} title={texts.send} text={texts.sentence} />
      </ul>
    </Section>
  );
}
