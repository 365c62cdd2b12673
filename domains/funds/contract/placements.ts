/** Which way the money of a fund moves between its cash and its investments. */
export const placementDirections = ['invest', 'divest'] as const;
export type PlacementDirection = (typeof placementDirections)[number];
