/** The id of a slot's element: `/nl#slot-vragen` leads to it. */
export function slotAnchor(id: string): string {
  return `slot-${id}`;
}
