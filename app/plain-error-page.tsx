/** For failures that leave nothing of the site to show around it, such as a lost database. */
export function PlainErrorPage() {
  return (
    <main>
      <title>Something went wrong</title>
      <meta name="robots" content="noindex" />
      <h1>Something went wrong on our side</h1>
      <p>Please try again in a minute.</p>
      <p>
        <a href="/">Go Back To Home!</a>
      </p>
    </main>
  );
}
