/** People do not see this field; whoever fills it is a machine (T26). */
export function TrapField({ id, label }: { id: string; label: string }) {
  return (
    <div aria-hidden="true" className="absolute -z-10 size-px overflow-hidden opacity-0">
      <label htmlFor={id}>{label}</label>
      <input type="text" id={id} name="website" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
