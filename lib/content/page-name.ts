/** What a title names, before the colon after which it says more: "Materialengids: hout, stof en wol" is "Materialengids". */
export const pageName = (title: string): string => title.split(/\s?: /, 1)[0]?.trim() || title;
