import { skillOf } from '@egcr/jobs/contract';
import { countryName, languageOf } from '@egcr/locale/contract';
import { Badge } from '@egcr/ui/badge';
import { Button } from '@egcr/ui/button';
import { Dialog } from '@egcr/ui/dialog';
import { Skeleton } from '@egcr/ui/skeleton';
import { call } from '@egcr/web-kit/call';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { useQuery } from '@tanstack/react-query';
import { FileUser } from 'lucide-react';
import { useState, type ReactNode } from 'react';

import { readReceivedCvCall, type Cv } from '../../contract/index.ts';
import { cvTexts } from '../cv/texts.ts';
import { fitTexts } from '../fit/texts.ts';
import { careerApplicantsTexts } from './texts.ts';

/** Shows the CV that came with an application, as it was then. */
export function ReceivedCv({ id }: { readonly id: string }) {
  const t = useText(fitTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        look="secondary"
        size="small"
        className="self-start"
        icon={<FileUser aria-hidden className="size-4.5" />}
        onClick={() => setOpen(true)}
      >
        {t('cv.show')}
      </Button>
      {isOpen && <CvDialog id={id} onClose={() => setOpen(false)} />}
    </>
  );
}

function CvDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const t = useText(fitTexts);
  const said = useText(careerApplicantsTexts);
  const say = useSentences();
  const found = useQuery({
    queryKey: ['careers', 'received-cv', id],
    queryFn: async ({ signal }) => (await call(readReceivedCvCall, { params: { id } }, { signal })).cv,
    // It is of someone else: not kept longer than it is read.
    gcTime: 0,
  });
  return (
    <Dialog isOpen onOpenChange={onClose} title={t('cv.title')} closeLabel={said('close')}>
      {found.data ? (
        <CvView cv={found.data} />
      ) : found.isError ? (
        <p>{say.failure(found.error)}</p>
      ) : (
        <Skeleton className="h-48" />
      )}
    </Dialog>
  );
}

function CvView({ cv }: { readonly cv: Cv }) {
  const t = useText(cvTexts);
  const { locale } = useLanguage();
  const place = [cv.town, cv.country === '' ? '' : countryName(cv.country, locale)]
    .filter(Boolean)
    .join(', ');
  return (
    <div className="flex min-w-0 flex-col gap-5 wrap-anywhere">
      <div className="flex flex-col gap-1">
        <p dir="auto" className="text-lg font-semibold">
          {cv.headline}
        </p>
        <p className="text-sm text-ink-2">
          <bdi>{place}</bdi>
        </p>
        <Told text={cv.about} />
      </div>
      {cv.skills.length > 0 && (
        <Part title={t('skills')}>
          <ul className="flex flex-wrap gap-1.5" lang="en">
            {cv.skills.map((id) => (
              <li key={id}>
                <Badge>{skillOf(id)?.name ?? id}</Badge>
              </li>
            ))}
          </ul>
        </Part>
      )}
      <History cv={cv} />
      {cv.languages.length > 0 && (
        <Part title={t('languages')}>
          <ul className="flex flex-wrap gap-x-4 gap-y-1">
            {cv.languages.map(({ code, level }) => (
              <li key={code}>
                <bdi lang={code}>{languageOf(code)?.native_name ?? code}</bdi>:{' '}
                {level === 'native' ? t('native') : level}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {cv.links.length > 0 && (
        <Part title={t('links')}>
          {/* As text: no one is led away unseen. */}
          <ul className="flex flex-col gap-1">
            {cv.links.map(({ label, url }) => (
              <li key={`${label} ${url}`}>
                <bdi>{label}</bdi> <code dir="ltr">{url}</code>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </div>
  );
}

/** Where the person worked and learned. */
function History({ cv }: { readonly cv: Cv }) {
  const t = useText(cvTexts);
  return (
    <>
      <Entries
        title={t('work')}
        entries={cv.work.map(({ position, employer, summary, ...period }) => ({
          names: [position, employer],
          summary,
          ...period,
        }))}
      />
      <Entries
        title={t('education')}
        entries={cv.education.map(({ school, degree, subject, ...period }) => ({
          names: [degree, subject, school],
          summary: '',
          ...period,
        }))}
      />
    </>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold">{title}</h3>
      {children}
    </section>
  );
}

interface ShownEntry {
  readonly names: readonly string[];
  readonly from: string;
  readonly until: string;
  readonly summary: string;
}

function Entries({ title, entries }: { readonly title: string; readonly entries: readonly ShownEntry[] }) {
  const t = useText(fitTexts);
  if (entries.length === 0) return null;
  return (
    <Part title={title}>
      <ul className="flex flex-col gap-3">
        {entries.map(({ names, from, until, summary }) => (
          <li key={`${names.join(' ')} ${from} ${until}`} className="flex flex-col gap-0.5">
            <p dir="auto" className="font-medium">
              {names.filter(Boolean).join(' · ')}
            </p>
            {from !== '' && (
              <p className="num text-sm text-ink-2">
                <bdi>{from}</bdi> – <bdi>{until === '' ? t('cv.today') : until}</bdi>
              </p>
            )}
            <Told text={summary} />
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Told({ text }: { readonly text: string }) {
  if (text === '') return null;
  return (
    <p dir="auto" className="max-w-[68ch] whitespace-pre-line">
      {text}
    </p>
  );
}
