/** A thin line at the top while a move to another screen takes longer than one notices. */
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';

const NOTICED_MS = 200;

export function Pending({ text }: { text: string }) {
  const isMoving = useNavigation().state === 'loading';
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isMoving) return setLong(false);
    const later = setTimeout(() => setLong(true), NOTICED_MS);
    return () => clearTimeout(later);
  }, [isMoving]);
  return (
    <div role="status">
      {isLong && (
        <>
          <span className="pending fixed start-0 top-0 z-40 h-1 bg-deep" />
          <span className="sr-only">{text}</span>
        </>
      )}
    </div>
  );
}
