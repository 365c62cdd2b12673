import { applicationForm } from '../application-form.ts';
import { programmeWords } from '../programme-words.ts';
import { applicantTypes } from './opportunity.ts';
import type { OpportunityRow } from './opportunity-store.ts';
import { siblingId } from './sibling-id.ts';
import { dayOf } from './wire.ts';

interface Shown<Row = OpportunityRow> {
  readonly row: Row;
  readonly language: string;
  readonly origin: string;
}

/** The one way to apply for a programme, as a competition of the protocol. One that opens later is `custom`. */
export function competitionOf({ row, language, origin }: Shown) {
  const { title, summary } = programmeWords(row, language);
  const status =
    row.status === 'forecasted' ? { value: 'custom', customValue: 'forecasted' } : { value: row.status };
  return {
    id: siblingId(row.id, 'competition'),
    opportunityId: row.id,
    title,
    description: summary,
    status,
    keyDates: {
      openDate: dayOf('Opens', row.opens_at),
      ...(row.closes_at !== null && { closeDate: dayOf('Closes', row.closes_at) }),
    },
    forms: { forms: { application: formShown({ row, language, origin }) } },
    acceptedApplicantTypes: row.applicants.flatMap((kind) =>
      applicantTypes[kind].map((value) => ({ value })),
    ),
    createdAt: row.created_at.toISOString(),
    lastModifiedAt: row.changed_at.toISOString(),
  };
}

/** The form of a programme: its JSON Schema with the questions as titles, and their order. */
export function formShown({ row, language, origin }: Shown) {
  const form = applicationForm(row);
  const { title, questions } = form.words(language);
  const id = siblingId(row.id, 'form');
  const properties = Object.fromEntries(
    Object.entries(form.schema.properties).map(([name, schema]) => {
      const words = questions[name];
      return [
        name,
        {
          ...schema,
          title: words?.label ?? name,
          ...(words?.hint !== undefined && { description: words.hint }),
        },
      ];
    }),
  );
  return {
    id,
    name: title,
    version: String(form.version),
    jsonSchema: {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: `${origin}/common-grants/forms/${id}`,
      ...form.schema,
      properties,
    },
    uiSchema: {
      type: 'VerticalLayout',
      elements: form.layout.map(({ name }) => ({ type: 'Control', scope: `#/properties/${name}` })),
    },
    createdAt: row.created_at.toISOString(),
    lastModifiedAt: row.changed_at.toISOString(),
  };
}
