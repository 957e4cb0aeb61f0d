export { sampleRules } from '@/api/contract/sample-rules';

/** A cover or a wood that can be had by post. */
export type SampleModel = {
  /** `colour.linen-sand` */
  code: string;
  title: string;
  /** CSS colour. */
  colour: string;
  /** From near; null where there is none. */
  picture: { src: string; width: number; height: number } | null;
};

export type SampleGroup = { material: 'fabric' | 'leather' | 'wood'; samples: SampleModel[] };
