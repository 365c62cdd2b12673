import { foldText } from '@egcr/contract/search-text';

import { sectors, type Sector } from '../lists.ts';
import { goodsSkills } from './goods.ts';
import { knowledgeSkills } from './knowledge.ts';
import { serviceSkills } from './services.ts';

/** Of each section: the name of a skill, then what else it is called, in any language. */
export type SkillRows = Readonly<
  Partial<Record<Sector, readonly (readonly [name: string, ...also: string[]])[]>>
>;

/** A skill of the list. Its id never changes; names may be added. */
export interface Skill {
  readonly id: string;
  /** In English. */
  readonly name: string;
  readonly also: readonly string[];
  /** Where it is mostly needed: a section of ISIC revision 4. */
  readonly sector: Sector;
}

/**
 * The skills that people and jobs are compared by. Written by us, by the sections of ISIC revision 4, from what jobs of each section commonly
 * ask; it is no official classification and holds nothing of ESCO. Increase the version with each change: postings are read again then.
 */
export const SKILLS_VERSION = 1;
export const skills: readonly Skill[] = sectors.flatMap((sector) =>
  [goodsSkills, knowledgeSkills, serviceSkills].flatMap((rows) =>
    (rows[sector] ?? []).map(([name, ...also]) => ({ id: idOf(name), name, also, sector })),
  ),
);

const byId: ReadonlyMap<string, Skill> = new Map(skills.map((skill) => [skill.id, skill]));
const byName: ReadonlyMap<string, Skill> = new Map(
  skills.flatMap((skill) => [skill.name, ...skill.also].map((name) => [keyOf(name), skill] as const)),
);

export const skillOf = (id: string): Skill | undefined => byId.get(id);

/** The skill that a word of any language names; undefined where it is not in the list. */
export const findSkill = (word: string): Skill | undefined => byName.get(keyOf(word));

/** The ids of the skills that words name, each once. */
export function skillIdsOf(words: readonly string[]): readonly string[] {
  return [...new Set(words.flatMap((word) => findSkill(word)?.id ?? []))];
}

function keyOf(name: string): string {
  return foldText(name).replace(/\s+/g, ' ').trim();
}

function idOf(name: string): string {
  const signs = name.replace('c++', 'c-plus-plus').replace('c#', 'c-sharp');
  return signs.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}
