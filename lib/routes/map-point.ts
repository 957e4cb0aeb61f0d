type Point = { latitude: number; longitude: number };

/** Where the map is opened that a showroom links to; null where its address does not say. */
export function pointOf(mapsLink: string): Point | null {
  const query = URL.canParse(mapsLink) ? new URL(mapsLink).searchParams : new URLSearchParams();
  const latitude = Number(query.get('mlat') ?? Number.NaN);
  const longitude = Number(query.get('mlon') ?? Number.NaN);
  return Number.isFinite(latitude) && Number.isFinite(longitude) ? { latitude, longitude } : null;
}

/** The page of the same map that plans the way there. */
export function directionsTo(mapsLink: string): string | null {
  const point = pointOf(mapsLink);
  return point && new URL(`/directions?to=${point.latitude},${point.longitude}`, mapsLink).href;
}
