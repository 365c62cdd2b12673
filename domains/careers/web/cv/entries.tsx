import { Button } from '@egcr/ui/button';
import { TextAreaField, TextField } from '@egcr/ui/text-field';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';

import type { Cv } from '../../contract/index.ts';
import {
  EDUCATION_MAX,
  LINE_MAX_LENGTH,
  LINKS_MAX,
  SUMMARY_MAX_LENGTH,
  URL_MAX_LENGTH,
  WORK_MAX,
} from '../../contract/limits.ts';
import { CvSection } from './section.tsx';
import { cvTexts } from './texts.ts';
import type { SavedCv } from './use-cv.ts';
import { useIssue } from './use-issue.ts';

interface PartProps {
  readonly saved: SavedCv;
}

type ListName = 'work' | 'education' | 'links';
type Entry<Name extends ListName> = Cv[Name][number];

const empty: { readonly [Name in ListName]: Entry<Name> } = {
  work: { position: '', employer: '', from: '', until: '', summary: '' },
  education: { school: '', subject: '', degree: '', from: '', until: '' },
  links: { label: '', url: '' },
};

interface Field {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
}

interface EntriesProps<Name extends ListName> extends PartProps {
  readonly name: Name;
  readonly title: string;
  readonly addLabel: string;
  readonly maximum: number;
  readonly nameOf: (entry: Entry<Name>) => string;
  readonly children: (field: (member: keyof Entry<Name> & string) => Field) => ReactNode;
}

/** Entries of the CV one below the other; they are added and taken out. */
function Entries<Name extends ListName>({
  saved,
  name,
  title,
  addLabel,
  maximum,
  nameOf,
  children,
}: EntriesProps<Name>) {
  const t = useText(cvTexts);
  const issueOf = useIssue(saved);
  const entries: readonly Entry<Name>[] = saved.cv[name];
  const write = (next: readonly Entry<Name>[]) => saved.change({ [name]: next });
  const fieldOf =
    (at: number) =>
    (member: keyof Entry<Name> & string): Field => ({
      value: String(entries[at]?.[member] ?? ''),
      error: issueOf(`${name}.${at}.${member}`),
      onChange: ({ target: { value } }) =>
        write(entries.map((entry, place) => (place === at ? { ...entry, [member]: value } : entry))),
    });
  return (
    <CvSection title={title}>
      {entries.map((entry, at) => {
        const said = nameOf(entry) || t('entry', { number: `${at + 1}` });
        return (
          <fieldset key={at} className="flex min-w-0 flex-col gap-4 border-b border-line pb-5">
            <legend className="pb-3 font-semibold wrap-anywhere">
              <bdi>{said}</bdi>
            </legend>
            {children(fieldOf(at))}
            <Button
              look="quiet"
              size="small"
              className="self-start"
              icon={<X aria-hidden className="size-4" />}
              onClick={() => write(entries.filter((_, place) => place !== at))}
            >
              {t('remove', { name: said })}
            </Button>
          </fieldset>
        );
      })}
      {entries.length < maximum && (
        <Button
          look="secondary"
          className="self-start"
          icon={<Plus aria-hidden className="size-4.5" />}
          onClick={() => write([...entries, empty[name]])}
        >
          {addLabel}
        </Button>
      )}
    </CvSection>
  );
}

export function WorkSection({ saved }: PartProps) {
  const t = useText(cvTexts);
  return (
    <Entries
      saved={saved}
      name="work"
      title={t('work')}
      addLabel={t('work.add')}
      maximum={WORK_MAX}
      nameOf={({ position }) => position}
    >
      {(field) => (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField {...field('position')} label={t('position')} maxLength={LINE_MAX_LENGTH} dir="auto" />
            <TextField {...field('employer')} label={t('employer')} maxLength={LINE_MAX_LENGTH} dir="auto" />
          </div>
          <Months from={field('from')} until={field('until')} />
          <TextAreaField
            {...field('summary')}
            label={t('summary')}
            maxLength={SUMMARY_MAX_LENGTH}
            rows={4}
            dir="auto"
          />
        </>
      )}
    </Entries>
  );
}

export function EducationSection({ saved }: PartProps) {
  const t = useText(cvTexts);
  return (
    <Entries
      saved={saved}
      name="education"
      title={t('education')}
      addLabel={t('education.add')}
      maximum={EDUCATION_MAX}
      nameOf={({ school }) => school}
    >
      {(field) => (
        <>
          <TextField {...field('school')} label={t('school')} maxLength={LINE_MAX_LENGTH} dir="auto" />
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField {...field('degree')} label={t('degree')} maxLength={LINE_MAX_LENGTH} dir="auto" />
            <TextField {...field('subject')} label={t('subject')} maxLength={LINE_MAX_LENGTH} dir="auto" />
          </div>
          <Months from={field('from')} until={field('until')} />
        </>
      )}
    </Entries>
  );
}

export function LinksSection({ saved }: PartProps) {
  const t = useText(cvTexts);
  return (
    <Entries
      saved={saved}
      name="links"
      title={t('links')}
      addLabel={t('links.add')}
      maximum={LINKS_MAX}
      nameOf={({ label }) => label}
    >
      {(field) => (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...field('label')} label={t('link.label')} maxLength={60} dir="auto" />
          <TextField {...field('url')} type="url" label={t('link.url')} maxLength={URL_MAX_LENGTH} />
        </div>
      )}
    </Entries>
  );
}

/** Not the browser's own field of months: several browsers have none. */
function Months({ from, until }: { readonly from: Field; readonly until: Field }) {
  const t = useText(cvTexts);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField {...from} label={t('from')} hint={t('month.hint')} maxLength={7} dir="ltr" />
      <TextField {...until} label={t('until')} hint={t('until.hint')} maxLength={7} dir="ltr" />
    </div>
  );
}
