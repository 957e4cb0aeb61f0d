export type ReviewTopic =
  | 'sofa'
  | 'armchair'
  | 'chair'
  | 'table'
  | 'coffee'
  | 'desk'
  | 'stone'
  | 'bench'
  | 'storage'
  | 'shelf'
  | 'cabinet'
  | 'bed'
  | 'lamp'
  | 'pendant'
  | 'rug'
  | 'plant'
  | 'mirror'
  | 'small';

export type Sentences = readonly [string, ...string[]];
type ByTopic = Readonly<Record<ReviewTopic, Sentences>>;

/** What shoppers say about each kind of product: sentences that stand alone. */
export type ReviewTexts = {
  praise: ByTopic;
  remarks: ByTopic;
  deliveryPraise: Sentences;
  deliveryTrouble: Sentences;
  closings: Sentences;
  /** By stars. */
  titles: Readonly<Record<2 | 3 | 4 | 5, Sentences>>;
  firstNames: Sentences;
  /** Letters that surnames begin with, where J, V and W do not. */
  initials?: Sentences;
  /** Finds sentences that nobody can write of a new product. */
  tellsOfTime: RegExp;
  /** Finds sentences that nobody can write of leather. */
  tellsOfCloth: RegExp;
};
