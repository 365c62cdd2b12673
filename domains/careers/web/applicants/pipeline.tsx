import { Badge } from '@egcr/ui/badge';
import { Button } from '@egcr/ui/button';
import { Dialog } from '@egcr/ui/dialog';
import { Table } from '@egcr/ui/table';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { ShowMore } from '@egcr/web-kit/list/paged-list.tsx';
import type { Pages } from '@egcr/web-kit/list/use-pages';
import { useState } from 'react';

import type { ApplicationState, ReceivedApplication } from '../../contract/index.ts';
import { ApplicationMarks } from '../application-state.tsx';
import { fitTexts } from '../fit/texts.ts';
import { careerTexts } from '../texts.ts';
import { ApplicantDetails, type JobApplied } from './applicant-row.tsx';
import { careerApplicantsTexts } from './texts.ts';

interface PipelineProps {
  readonly pages: Pages<ReceivedApplication>;
  readonly job: JobApplied;
  readonly view: 'board' | 'table';
}

/** Where all applicants stand, at a glance; each opens with all that came and the steps of the employer. */
export function Pipeline({ pages, job, view }: PipelineProps) {
  const t = useText(careerApplicantsTexts);
  const [openId, setOpenId] = useState<string>();
  const found = pages.items ?? [];
  const open = found.find(({ id }) => id === openId);
  const parts = { found, onOpen: setOpenId };
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {view === 'board' ? <Board {...parts} /> : <Applicants {...parts} />}
      <ShowMore pages={pages} />
      {open && (
        <Dialog
          isOpen
          size="large"
          title={<Name found={open} />}
          closeLabel={t('close')}
          onOpenChange={() => setOpenId(undefined)}
        >
          <ApplicantDetails found={open} job={job} />
        </Dialog>
      )}
    </div>
  );
}

interface ShownProps {
  readonly found: readonly ReceivedApplication[];
  readonly onOpen: (id: string) => void;
}

/** The lanes in the order in which an application passes them; the last one has what is over without a hire. */
const lanes: readonly (readonly [ApplicationState, ...ApplicationState[]])[] = [
  ['submitted'],
  ['seen'],
  ['shortlisted'],
  ['interview'],
  ['interviewed'],
  ['offer'],
  ['hired'],
  ['called_off', 'declined', 'turned_down', 'withdrawn', 'no_response'],
];

function Board({ found, onOpen }: ShownProps) {
  const t = useText(careerApplicantsTexts);
  const shared = useText(careerTexts);
  const formats = useFormats();
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
      {lanes.map((states) => {
        const inLane = found.filter(({ state }) => states.includes(state));
        const title = states.length > 1 ? t('lane.over') : shared(`state.${states[0]}`);
        return (
          <section
            key={title}
            aria-label={title}
            className="flex min-w-0 flex-col gap-3 rounded-md bg-sunken p-3"
          >
            <h2 className="flex items-center justify-between gap-2 text-sm font-semibold">
              {title} <Badge>{formats.number(inLane.length)}</Badge>
            </h2>
            {inLane.length === 0 ? (
              <p className="text-sm text-ink-2">{t('lane.none')}</p>
            ) : (
              <ul aria-label={title} className="flex flex-col gap-2">
                {inLane.map((each) => (
                  <Card key={each.id} found={each} onOpen={onOpen} />
                ))}
              </ul>
            )}
          </section>
        );
      })}
    </div>
  );
}

function Card({
  found,
  onOpen,
}: {
  readonly found: ReceivedApplication;
  readonly onOpen: (id: string) => void;
}) {
  const fits = useText(fitTexts);
  const shared = useText(careerTexts);
  const formats = useFormats();
  return (
    <li className="card flex flex-col gap-2 p-3">
      <OpenButton found={found} onOpen={onOpen} />
      <p className="text-sm text-ink-2">{shared('sent', { date: formats.date(found.sent_at) })}</p>
      <span className="flex flex-wrap gap-1.5">
        {found.fit !== null && <Badge>{fits('score', { score: String(found.fit.score) })}</Badge>}
        {found.is_sample && <Badge>{shared('sample')}</Badge>}
      </span>
      {found.decline_reason !== null && (
        <p className="text-sm wrap-anywhere">{shared(`reason.${found.decline_reason}`)}</p>
      )}
    </li>
  );
}

function OpenButton({
  found,
  onOpen,
}: {
  readonly found: ReceivedApplication;
  readonly onOpen: (id: string) => void;
}) {
  const t = useText(careerApplicantsTexts);
  const { name, username } = found.applicant;
  const shown = name === '' ? t('received.gone') : name;
  return (
    <Button
      look="quiet"
      size="small"
      className="-ms-3.5 self-start text-start"
      aria-label={t('open', { name: username === '' ? shown : `${shown}, ${username}` })}
      onClick={() => onOpen(found.id)}
    >
      <Name found={found} />
    </Button>
  );
}

function Name({ found: { applicant } }: { readonly found: ReceivedApplication }) {
  const t = useText(careerApplicantsTexts);
  return applicant.name === '' ? t('received.gone') : <bdi>{applicant.name}</bdi>;
}

const openButton = (parts: Parameters<typeof OpenButton>[0]) => <OpenButton {...parts} />;
const marksOf = (found: ReceivedApplication) => <ApplicationMarks found={found} />;

function Applicants({ found, onOpen }: ShownProps) {
  const t = useText(careerApplicantsTexts);
  const formats = useFormats();
  return (
    <Table
      caption={t('received.list')}
      isCaptionHidden
      empty={t('received.none')}
      rows={found}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          header: t('column.name'),
          isRowName: true,
          cell: (found) => openButton({ found, onOpen }),
        },
        { key: 'state', header: t('column.state'), cell: marksOf },
        {
          key: 'fit',
          header: t('column.fit'),
          isNumeric: true,
          cell: ({ fit }) => (fit === null ? '–' : formats.percent(fit.score / 100)),
        },
        { key: 'sent', header: t('column.sent'), cell: (each) => formats.date(each.sent_at) },
      ]}
    />
  );
}
