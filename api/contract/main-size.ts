import { array, type InferType, number, object, string } from 'yup';

/**
 * What the sides are: `flat` those of what lies (a rug; of a bed, its mattress), `deep` width and depth, `upright` width and
 * height, `round` a diameter, `column` a diameter and a height, `box` width, depth and height.
 */
export const mainSizeShapes = ['flat', 'deep', 'upright', 'round', 'column', 'box'] as const;

/** The measures by which one chooses a product of its kind, in centimetres. */
export const mainSizeSchema = object({
  shape: string().oneOf(mainSizeShapes).required(),
  sidesCm: array().of(number().positive().required()).min(1).max(3).required(),
});
export type MainSize = InferType<typeof mainSizeSchema>;
