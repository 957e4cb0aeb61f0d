import { LRUCache } from 'lru-cache';
import { type EngineAnswer, type EngineQuery, type ListingScope, offerBits } from './engine.ts';
import { at } from './facet-columns.ts';
import { type Counted, countFacets, type Whole } from './facet-count.ts';
import { FacetOrders } from './facet-orders.ts';
import { type FacetColumns, type FacetSets, toFacetSets } from './facet-sets.ts';
import { firstPlace } from './first-place.ts';
import { addRow, emptySet, filledOf, intersect, type RowSet, rowsBetween } from './row-set.ts';

const codeOfNew = Math.log2(offerBits.new);
const codeOfExpress = Math.log2(offerBits.express);

/** For what was counted lately, and about what the counts of one question take beside its rows. */
const keptBytes = 4_000_000;
const countsBytes = 10_000;

/** First position whose value is not below `wanted`, in an ascending array. */
const lowerBound = (sorted: Int32Array, wanted: number): number =>
  firstPlace(sorted.length, (place) => at(sorted, place) >= wanted);

/** The facet rows of a site in memory (decision 29). */
export class FacetIndex {
  readonly #id: Int32Array;
  readonly #category: Int32Array;
  readonly #created: Int32Array;
  readonly #sortedIds: Int32Array;
  readonly #facets: FacetSets;
  readonly #orders: FacetOrders;
  /** Filters are chosen again and again, and turning pages or sorting changes no count. */
  readonly #counted = new LRUCache<string, Counted>({
    maxSize: keptBytes,
    sizeCalculation: ({ matches }) => matches.byteLength + countsBytes,
  });
  /** What is new for one day; asked anew when the day changes. */
  #new: { from: number | null; rows: RowSet };

  constructor(columns: FacetColumns) {
    const { id, category, popularity, created, stars, size } = columns;
    this.#id = id;
    this.#category = category;
    this.#created = created;
    this.#facets = toFacetSets(columns);
    this.#orders = new FacetOrders({ id, popularity, created, stars, price: columns.ranges.price.row });
    this.#sortedIds = this.#orders.byId.map((row) => at(id, row));
    this.#new = { from: null, rows: emptySet(size) };
  }

  get size(): number {
    return this.#id.length;
  }

  list(query: EngineQuery): EngineAnswer {
    const inScope = this.#count({ ...query, values: {}, ranges: {} }, null);
    const hasFilters = [query.values, query.ranges].some((chosen) => Object.keys(chosen).length > 0);
    const { matches, ...counted } = hasFilters ? this.#count(query, inScope) : inScope;
    const first = this.#orders.firstOf(matches, counted.total, {
      sort: query.sort,
      count: Math.min(counted.total, query.offset + query.limit),
      scores: () => this.#scoresOf(query.scope),
    });
    return {
      ...counted,
      present: inScope.counts,
      size: inScope.total,
      ids: first.slice(query.offset).map((row) => at(this.#id, row)),
    };
  }

  /** Whatever is of some products only, such as those of a search, is counted each time. */
  #count({ scope, values, ranges, newFrom }: EngineQuery, whole: Whole | null): Counted {
    const count = () => {
      const facets = this.#facetsOn(newFrom);
      return countFacets(facets, this.#rowsOf(scope, facets), { values, ranges }, whole);
    };
    if (scope.ids) return count();
    const { categories, onlyExpress, createdFrom } = scope;
    const key = JSON.stringify([categories, onlyExpress, createdFrom, newFrom, values, ranges]);
    const counted = this.#counted.get(key) ?? count();
    this.#counted.set(key, counted);
    return counted;
  }

  #facetsOn(newFrom: number | null): FacetSets {
    if (this.#new.from !== newFrom) this.#new = { from: newFrom, rows: this.#createdFrom(newFrom) };
    const { values } = this.#facets;
    return {
      ...this.#facets,
      values: { ...values, offer: new Map(values.offer).set(codeOfNew, this.#new.rows) },
    };
  }

  /** @param day none is created from null on */
  #createdFrom(day: number | null): RowSet {
    const rows = emptySet(this.size);
    if (day === null) return rows;
    this.#created.forEach((created, row) => {
      if (created >= day) addRow(rows, row);
    });
    return rows;
  }

  #rowsOf({ categories, ids, onlyExpress, createdFrom }: ListingScope, { values }: FacetSets): RowSet {
    const from = categories ? lowerBound(this.#category, categories.from) : 0;
    const end = categories ? lowerBound(this.#category, categories.to + 1) : this.size;
    const inCategories = rowsBetween(this.size, from, end);
    const sets = [inCategories];
    if (ids) sets.push(this.#rowsWith(ids));
    if (onlyExpress) sets.push(values.offer.get(codeOfExpress) ?? emptySet(this.size));
    if (createdFrom !== null) sets.push(this.#createdFrom(createdFrom));
    return intersect(filledOf(inCategories), sets);
  }

  /** -1 where the site does not sell it. */
  #rowOf(id: number): number {
    const position = lowerBound(this.#sortedIds, id);
    return this.#sortedIds[position] === id ? at(this.#orders.byId, position) : -1;
  }

  #rowsWith(ids: Int32Array): RowSet {
    const rows = emptySet(this.size);
    for (const id of ids) {
      const row = this.#rowOf(id);
      if (row >= 0) addRow(rows, row);
    }
    return rows;
  }

  /** By row. */
  #scoresOf({ ids, scores }: ListingScope): Int32Array {
    const ofRows = new Int32Array(this.size);
    ids?.forEach((id, index) => {
      const row = this.#rowOf(id);
      if (row >= 0) ofRows[row] = scores?.[index] ?? 0;
    });
    return ofRows;
  }
}
