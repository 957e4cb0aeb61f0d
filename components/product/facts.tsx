/** Names and values, e.g. measures. */
export function Facts({ facts }: { facts: { name: string; values: string[] }[] }) {
  return (
    <table className="w-full text-sm">
      <tbody>
        {facts.map(({ name, values }) => (
          <tr key={name} className="border-b border-sand">
            <th scope="row" className="w-2/5 py-3 pr-4 text-left align-top font-normal text-stone">
              {name}
            </th>
            <td className="wrap-anywhere py-3 align-top">
              {values.map((value) => (
                <span key={value} className="block">
                  {value}
                </span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
