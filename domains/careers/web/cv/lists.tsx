import { skillOf, skills } from '@egcr/jobs/contract';
import { languageOf, offeredLanguages } from '@egcr/locale/contract';
import { Combobox } from '@egcr/ui/combobox';
import { IconButton } from '@egcr/ui/icon-button';
import { NativeSelect } from '@egcr/ui/native-select';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { X } from 'lucide-react';

import { languageLevels } from '../../contract/cv/shape.ts';
import { CV_LANGUAGES_MAX, CV_SKILLS_MAX } from '../../contract/limits.ts';
import { ChosenList } from './chosen-list.tsx';
import { CvSection } from './section.tsx';
import { cvTexts } from './texts.ts';
import type { SavedCv } from './use-cv.ts';

interface PartProps {
  readonly saved: SavedCv;
}

/** Other names are found too: "excel" finds spreadsheets. */
const skillOptions = skills.map(({ id, name, also }) => ({
  value: id,
  label: name,
  hint: also.length === 0 ? undefined : also.slice(0, 3).join(', '),
}));

export function SkillsSection({ saved: { cv, change } }: PartProps) {
  const t = useText(cvTexts);
  return (
    <CvSection title={t('skills')}>
      <Combobox
        key={cv.skills.length}
        label={t('skills.find')}
        hint={t('skills.hint')}
        options={skillOptions.filter(({ value }) => !cv.skills.includes(value))}
        value={null}
        onValueChange={(value) => {
          if (value !== null && cv.skills.length < CV_SKILLS_MAX) change({ skills: [...cv.skills, value] });
        }}
        emptyLabel={t('nothing')}
        openLabel={t('open')}
      />
      <ChosenList
        label={t('skills')}
        lang="en"
        items={cv.skills.map((value) => ({ value, name: skillOf(value)?.name ?? value }))}
        onRemove={(value) => change({ skills: cv.skills.filter((each) => each !== value) })}
      />
    </CvSection>
  );
}

export function LanguagesSection({ saved: { cv, change } }: PartProps) {
  const t = useText(cvTexts);
  const free = offeredLanguages.filter(({ code }) => cv.languages.every((each) => each.code !== code));
  return (
    <CvSection title={t('languages')}>
      {cv.languages.length > 0 && (
        <ul aria-label={t('languages')} className="flex flex-col gap-4">
          {cv.languages.map((known) => {
            const name = languageOf(known.code)?.native_name ?? known.code;
            return (
              <li key={known.code} className="flex items-end gap-3">
                <NativeSelect
                  label={t('level', { language: name })}
                  value={known.level}
                  onChange={(event) => {
                    const level = languageLevels.find((each) => each === event.target.value) ?? known.level;
                    change({
                      languages: cv.languages.map((each) =>
                        each.code === known.code ? { ...each, level } : each,
                      ),
                    });
                  }}
                  options={languageLevels.map((value) => ({
                    value,
                    label: value === 'native' ? t('native') : value,
                  }))}
                  className="min-w-0 flex-1"
                />
                <IconButton
                  label={t('remove', { name })}
                  icon={<X aria-hidden className="size-5" />}
                  onClick={() =>
                    change({ languages: cv.languages.filter(({ code }) => code !== known.code) })
                  }
                />
              </li>
            );
          })}
        </ul>
      )}
      {cv.languages.length < CV_LANGUAGES_MAX && (
        <NativeSelect
          label={t('languages.add')}
          hint={t('level.hint')}
          value=""
          onChange={(event) => {
            const code = event.target.value;
            if (code !== '') change({ languages: [...cv.languages, { code, level: 'B2' }] });
          }}
          options={[
            { value: '', label: t('choose') },
            ...free.map(({ code, native_name: label }) => ({ value: code, label })),
          ]}
        />
      )}
    </CvSection>
  );
}
