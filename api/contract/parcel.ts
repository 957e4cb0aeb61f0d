/** A package, as it leaves the warehouse. */
export type Parcel = { widthCm: number; depthCm: number; heightCm: number; weightKg: number };

/** What a parcel carrier takes: up to 23 kg, 120 cm long and 300 cm of length plus girth. */
const parcelLimits = { weightKg: 23, lengthCm: 120, lengthAndGirthCm: 300 };

export function isParcel({ widthCm, depthCm, heightCm, weightKg }: Parcel): boolean {
  const length = Math.max(widthCm, depthCm, heightCm);
  const girth = 2 * (widthCm + depthCm + heightCm - length);
  return (
    weightKg <= parcelLimits.weightKg &&
    length <= parcelLimits.lengthCm &&
    length + girth <= parcelLimits.lengthAndGirthCm
  );
}
