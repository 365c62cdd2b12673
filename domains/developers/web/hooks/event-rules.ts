import { apiEventTypes, type ApiEventType } from '../../contract/index.ts';

/** As it travels: all of them are null, so that the webhook hears of those too that come later. */
export function wantedEvents(chosen: readonly ApiEventType[]): ApiEventType[] | null {
  return apiEventTypes.every((type) => chosen.includes(type)) ? null : [...chosen];
}
