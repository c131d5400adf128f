import { Link, type LinkProps } from "react-router";

export function TextLink(props: Omit<LinkProps, "className">) {
  return <Link {...props} className="font-medium text-primary underline underline-offset-4" />;
}
