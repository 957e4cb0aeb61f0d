/** Names and values, e.g. measures. */
export function Facts({ facts }: { facts: { name: string; values: string[] }[] }) {
  return (
    <table className="facts">
      <tbody>
        {facts.map(({ name, values }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              {values.map((value) => (
                <p key={value}>{value}</p>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
